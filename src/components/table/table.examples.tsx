import { Badge, Button, Empty, Link, Stack, Table } from "@kerf/react";
import { useState } from "react";

const invoices = [
  { number: "2026-0114", date: "14 January 2026", status: "Paid", amount: "1,240.00" },
  { number: "2025-1214", date: "14 December 2025", status: "Paid", amount: "980.50" },
  { number: "2025-1114", date: "14 November 2025", status: "Overdue", amount: "12.00" },
];

/** Numbers align at the end of their column, and the footer shows their sum. */
export function Invoices() {
  return (
    <Table caption="Invoices">
      <Table.Header>
        <Table.Row>
          <Table.Head>Number</Table.Head>
          <Table.Head>Date</Table.Head>
          <Table.Head>Status</Table.Head>
          <Table.Head align="end">Amount, €</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {invoices.map(({ number, date, status, amount }) => (
          <Table.Row key={number}>
            <Table.Cell rowHeader>
              <Link href={`#${number}`}>{number}</Link>
            </Table.Cell>
            <Table.Cell>{date}</Table.Cell>
            <Table.Cell>
              <Badge variant={status === "Paid" ? "success" : "warning"}>{status}</Badge>
            </Table.Cell>
            <Table.Cell align="end">{amount}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      <Table.Footer>
        <Table.Row>
          <Table.Cell rowHeader colSpan={3}>
            Total
          </Table.Cell>
          <Table.Cell align="end">2,232.50</Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table>
  );
}

const formatNumber = new Intl.NumberFormat("en").format;
const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const services = ["Gateway", "Search", "Billing", "Images", "Mail", "Queue", "Reports", "Webhooks"];

/** Many rows and columns in a small container: the header, the names and the totals stay visible. */
export function KeepsInView() {
  return (
    <Table caption="Deployments a day" maxHeight={280}>
      <Table.Header sticky>
        <Table.Row>
          <Table.Head sticky="start">Service</Table.Head>
          {days.map((day) => (
            <Table.Head key={day} align="end">
              {day}
            </Table.Head>
          ))}
          <Table.Head align="end" sticky="end">
            Week
          </Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {services.map((service, row) => (
          <Table.Row key={service}>
            <Table.Cell rowHeader sticky="start">
              {service}
            </Table.Cell>
            {days.map((day, column) => (
              <Table.Cell key={day} align="end">
                {formatNumber(1000 + row * 7 + column)}
              </Table.Cell>
            ))}
            <Table.Cell align="end" sticky="end">
              {formatNumber(7021 + row * 49)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      <Table.Footer sticky>
        <Table.Row>
          <Table.Cell rowHeader sticky="start">
            All
          </Table.Cell>
          {days.map((day, column) => (
            <Table.Cell key={day} align="end">
              {formatNumber(8196 + column * 8)}
            </Table.Cell>
          ))}
          <Table.Cell align="end" sticky="end">
            {formatNumber(57_540)}
          </Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table>
  );
}

/** Placeholders while rows load, and an empty state for a table without rows. */
export function LoadingOrEmpty() {
  const [loading, setLoading] = useState(true);
  return (
    <Stack>
      <Stack direction="row">
        <Button onClick={() => setLoading(!loading)}>{loading ? "Finish loading" : "Load again"}</Button>
      </Stack>
      <Table aria-label="Tokens" loading={loading}>
        <Table.Header>
          <Table.Row>
            <Table.Head>Name</Table.Head>
            <Table.Head>Created</Table.Head>
            <Table.Head>Last used</Table.Head>
          </Table.Row>
        </Table.Header>
        {loading ? (
          <Table.Loading columns={3} />
        ) : (
          <Table.Empty columns={3}>
            <Empty
              size="sm"
              title="No tokens yet"
              description="A token lets a program act in your name."
              contents={<Button size="sm">Create a token</Button>}
            />
          </Table.Empty>
        )}
      </Table>
    </Stack>
  );
}
