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
import { ListChecksIcon, SearchIcon, SearchXIcon, XIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { BulkActions, BulkDelete } from "./bulk-actions";
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
const columns = 6;
const nounFor = (count: number) => (count === 1 ? "deployment" : "deployments");
const formatTime = new Intl.DateTimeFormat("en", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** A long list with search, filters, sorting and pagination. Rows can be selected across pages. */
export function DeploymentsTable({ deployments, failed, onRetry }: DeploymentsTableProps) {
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState<Status[]>([]);
  const [sort, setSort] = useState<{ by: Column; order: "ascending" | "descending" }>({
    by: "at",
    order: "descending",
  });
  const [wantedPage, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const [selected, setSelected] = useState<string[]>([]);
  // Deleted rows disappear at once, before the server confirms it.
  const [deleted, setDeleted] = useState<string[]>([]);

  const all = (deployments ?? []).filter(({ id }) => !deleted.includes(id));
  const found = all
    .filter((each) => status.length === 0 || status.includes(each.status))
    .filter(({ message, branch, author }) =>
      `${message} ${branch} ${author}`.toLowerCase().includes(query.trim().toLowerCase()),
    )
    .sort((a, b) => compare(a, b, sort.by) * (sort.order === "ascending" ? 1 : -1));
  // Deleting rows can remove the last pages.
  const page = Math.max(1, Math.min(wantedPage, Math.ceil(found.length / perPage)));
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const selectedIn = (rows: Deployment[]) => rows.filter(({ id }) => selected.includes(id)).length;

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
  /** Adds rows to the selection, or removes them. Rows on other pages keep their state. */
  function select(rows: Deployment[], isSelected: boolean) {
    const ids = rows.map(({ id }) => id);
    setSelected((before) => {
      const others = before.filter((id) => !ids.includes(id));
      return isSelected ? [...others, ...ids] : others;
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
            <Table.CheckHead
              labels={{ selectAll: "Select all rows on this page" }}
              checked={shown.length > 0 && selectedIn(shown) === shown.length}
              indeterminate={selectedIn(shown) > 0 && selectedIn(shown) < shown.length}
              disabled={shown.length === 0}
              onValueChange={(checked) => select(shown, checked)}
            />
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
              <DeploymentRow
                key={each.id}
                {...each}
                isSelected={selected.includes(each.id)}
                onSelectedChange={(isSelected) => select([each], isSelected)}
              />
            ))}
          </Table.Body>
        )}
        {(deployments || failed) && shown.length === 0 && (
          <Table.Empty columns={columns}>
            {failed ? (
              "No deployments to show."
            ) : all.length === 0 ? (
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
      {deployments && deployments.length > 0 && (
        <BulkActions
          label="Selected deployments"
          selected={selected.length}
          hidden={selected.length - selectedIn(found)}
          none="None selected"
          onClear={() => setSelected([])}
        >
          <Button
            icon={ListChecksIcon}
            aria-disabled={selectedIn(found) === found.length}
            onClick={() => select(found, true)}
          >
            {found.length > 0 ? `Select all ${found.length}` : "Select all"}
          </Button>
          <BulkDelete
            count={selected.length}
            noun={nounFor(selected.length)}
            description="Their logs are deleted, too. Your website stays online. You can't undo this."
            onDelete={() => {
              setDeleted([...deleted, ...selected]);
              setSelected([]);
            }}
          />
        </BulkActions>
      )}
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

interface DeploymentRowProps extends Deployment {
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
}

function DeploymentRow({
  id,
  message,
  branch,
  author,
  status,
  seconds,
  at,
  isSelected,
  onSelectedChange,
}: DeploymentRowProps) {
  const { label, variant } = statuses[status];
  return (
    <Table.Row selected={isSelected}>
      <Table.CheckCell label={`${message}, ${id}`} checked={isSelected} onValueChange={onSelectedChange} />
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
        <bdi>{seconds === undefined ? "–" : `${Math.floor(seconds / 60)} min ${seconds % 60} s`}</bdi>
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
