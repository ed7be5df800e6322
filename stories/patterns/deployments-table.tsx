import {
  Badge,
  Banner,
  Button,
  Empty,
  Grid,
  InputGroup,
  Link,
  Pagination,
  Select,
  Stack,
  Table,
  Text,
} from "@kerf/react";
import { SearchIcon, SearchXIcon, XIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { Deployment } from "./deployments";

export interface DeploymentsTableProps {
  /** All deployments, newest first. Undefined while they load. */
  deployments?: Deployment[];
  /** Whether the deployments couldn't be loaded. */
  failed?: boolean;
  /** Loads them again. */
  onRetry?: () => void;
}

type Status = Deployment["status"];
type Column = "at" | "seconds";

const statuses: Record<Status, { label: string; variant: ComponentProps<typeof Badge>["variant"] }> = {
  live: { label: "Live", variant: "success" },
  building: { label: "Building", variant: "warning" },
  failed: { label: "Failed", variant: "error" },
  replaced: { label: "Replaced", variant: "neutral" },
};
const statusItems = Object.entries(statuses).map(([value, { label }]) => ({ label, value: value as Status }));
const columns = 5;
const formatTime = new Intl.DateTimeFormat("en", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** A long list with search, filters, sorting and pagination. */
export function DeploymentsTable({ deployments, failed, onRetry }: DeploymentsTableProps) {
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState<Status[]>([]);
  const [sort, setSort] = useState<{ by: Column; order: "ascending" | "descending" }>({
    by: "at",
    order: "descending",
  });
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);

  const found = (deployments ?? [])
    .filter((each) => status.length === 0 || status.includes(each.status))
    .filter(({ message, branch, author }) =>
      `${message} ${branch} ${author}`.toLowerCase().includes(query.trim().toLowerCase()),
    )
    .sort((a, b) => compare(a, b, sort.by) * (sort.order === "ascending" ? 1 : -1));
  const shown = found.slice((page - 1) * perPage, page * perPage);

  /** Filtering returns to the first page. */
  function narrow(change: () => void) {
    change();
    setPage(1);
  }
  function clear() {
    narrow(() => {
      setQuery("");
      setStatus([]);
    });
  }
  const sortBy = (by: Column) => ({
    sort: sort.by === by ? sort.order : ("none" as const),
    onSort: (order: "ascending" | "descending") => narrow(() => setSort({ by, order })),
  });

  return (
    <Stack as="section" aria-labelledby="deployments">
      <Text variant="heading2" id="deployments">
        All deployments
      </Text>
      <Grid role="search" variant="2-1" gap="sm" style={{ maxWidth: 472 }}>
        <InputGroup>
          <InputGroup.Addon>
            <SearchIcon />
          </InputGroup.Addon>
          <InputGroup.Input
            aria-label="Search deployments"
            placeholder="Message, branch or author"
            value={query}
            onValueChange={(text) => narrow(() => setQuery(text))}
          />
          {query && (
            <InputGroup.Button
              shape="square"
              icon={XIcon}
              aria-label="Clear search"
              onClick={() => narrow(() => setQuery(""))}
            />
          )}
        </InputGroup>
        <Select
          aria-label="Status"
          multiple
          items={statusItems}
          value={status}
          onValueChange={(selected) => narrow(() => setStatus(selected))}
          placeholder="Any status"
        />
      </Grid>
      {failed && (
        <Banner
          variant="error"
          title="We couldn't load the deployments"
          description="The server took too long to respond. No data is lost."
          action={<Banner.Action onClick={onRetry}>Try again</Banner.Action>}
        />
      )}
      <Table aria-labelledby="deployments" loading={!deployments && !failed}>
        <Table.Header>
          <Table.Row>
            {/* On a phone, the table scrolls before messages wrap after each word. */}
            <Table.Head style={{ minWidth: 200 }}>Change</Table.Head>
            <Table.Head>Status</Table.Head>
            <Table.Head>Author</Table.Head>
            <Table.Head align="end" {...sortBy("seconds")}>
              Duration
            </Table.Head>
            <Table.Head {...sortBy("at")}>Started</Table.Head>
          </Table.Row>
        </Table.Header>
        {!deployments && !failed && <Table.Loading columns={columns} rows={perPage} />}
        {shown.length > 0 && (
          <Table.Body>
            {shown.map((each) => (
              <DeploymentRow key={each.id} {...each} />
            ))}
          </Table.Body>
        )}
        {(deployments || failed) && shown.length === 0 && (
          <Table.Empty columns={columns}>
            {failed ? (
              "No deployments to show."
            ) : deployments?.length === 0 ? (
              <Empty
                size="sm"
                title="No deployments yet"
                description="Deploy from your project's folder to see it here."
                commandLine="npx kerf deploy"
              />
            ) : (
              <Empty
                size="sm"
                icon={SearchXIcon}
                title="No deployments match"
                description="Use fewer search words, or allow any status."
                contents={
                  <Button size="sm" onClick={clear}>
                    Clear filters
                  </Button>
                }
              />
            )}
          </Table.Empty>
        )}
      </Table>
      {found.length > 0 && (
        <Pagination page={page} setPage={setPage} perPage={perPage} totalCount={found.length}>
          <Pagination.Info />
          <Pagination.Separator />
          <Pagination.PageSize
            value={perPage}
            options={[10, 25, 50]}
            label="Rows per page"
            onChange={(size) => narrow(() => setPerPage(size))}
          />
          <Pagination.Controls />
        </Pagination>
      )}
    </Stack>
  );
}

function DeploymentRow({ id, message, branch, author, status, seconds, at }: Deployment) {
  const { label, variant } = statuses[status];
  return (
    <Table.Row>
      <Table.Cell rowHeader>
        <Link href={`#${id}`}>{message}</Link>
        <Text variant="mono-secondary" size="sm" as="div">
          {branch} · {id}
        </Text>
      </Table.Cell>
      <Table.Cell style={{ whiteSpace: "nowrap" }}>
        <Badge variant={variant} appearance="dot">
          {label}
        </Badge>
      </Table.Cell>
      <Table.Cell style={{ whiteSpace: "nowrap" }}>{author}</Table.Cell>
      <Table.Cell align="end" style={{ whiteSpace: "nowrap" }}>
        {seconds === undefined ? "–" : `${Math.floor(seconds / 60)} min ${seconds % 60} s`}
      </Table.Cell>
      <Table.Cell style={{ whiteSpace: "nowrap" }}>
        <time dateTime={at}>{formatTime.format(new Date(at))}</time>
      </Table.Cell>
    </Table.Row>
  );
}

/** ISO 8601 dates can be compared as text. A deployment that hasn't finished counts as the longest. */
function compare(a: Deployment, b: Deployment, by: Column): number {
  if (by === "at") return a.at.localeCompare(b.at);
  return (a.seconds ?? Infinity) - (b.seconds ?? Infinity);
}
