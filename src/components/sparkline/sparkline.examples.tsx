import { Sparkline, Stack, Table, Text } from "@kerf/react";

const services = [
  { name: "Checkout", requests: [820, 932, 901, 934, 1290, 1330, 1320], errors: [2, 0, 1, 4, 9, 3, 1] },
  { name: "Search", requests: [620, 711, null, 690, 640, 560, 480], errors: [0, 0, null, 1, 0, 2, 6] },
  { name: "Sign-in", requests: [320, 302, 341, 374, 390, 350, 420], errors: [1, 1, 0, 0, 0, 1, 0] },
];

/** In table cells, beside the current value. Lines show a trend, and bars show counts. */
export function ServicesLastWeek() {
  return (
    <Table caption="Services, last week">
      <Table.Header>
        <Table.Row>
          <Table.Head>Service</Table.Head>
          <Table.Head>Requests a minute</Table.Head>
          <Table.Head>Errors</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {services.map(({ name, requests, errors }) => (
          <Table.Row key={name}>
            <Table.Cell rowHeader>{name}</Table.Cell>
            <Table.Cell>
              <Stack direction="row" gap="3">
                <Sparkline label={`${name}, requests a minute`} values={requests} />
                {requests.at(-1)?.toLocaleString("en")}
              </Stack>
            </Table.Cell>
            <Table.Cell>
              <Stack direction="row" gap="3">
                <Sparkline label={`${name}, errors`} values={errors} variant="bar" min={0} max={10} />
                {errors.at(-1)}
              </Stack>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

/** Below a figure, with a unit in the summary. */
export function StorageTrend() {
  return (
    <Stack gap="1">
      <Text size="sm" variant="secondary">
        Storage, last 12 months
      </Text>
      <Text size="lg" bold>
        48.2 GB
      </Text>
      <Sparkline
        label="Storage"
        values={[21.4, 22.9, 24.1, 27.6, 28.2, 31.9, 35.3, 36.1, 39.8, 42.5, 45.7, 48.2]}
        variant="area"
        valueFormat={(value) => `${value} GB`}
        width={160}
        height={40}
      />
    </Stack>
  );
}
