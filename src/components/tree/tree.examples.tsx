import { Button, DropdownMenu, Stack, Text, Tree, type TreeItem } from "@kerf/react";
import { EllipsisIcon, FileIcon, FolderIcon, GripVerticalIcon } from "lucide-react";
import { useState } from "react";

/** The pages of a documentation site. The selected page is controlled. */
export function DocumentationPages() {
  const pages: TreeItem[] = [
    {
      value: "start",
      label: "Get started",
      children: [
        { value: "install", label: "Install" },
        { value: "deploy", label: "First deployment" },
      ],
    },
    {
      value: "guides",
      label: "Guides",
      children: [
        { value: "domains", label: "Custom domains" },
        { value: "rollback", label: "Roll back a deployment" },
      ],
    },
  ];
  const [selected, setSelected] = useState(["install"]);
  return (
    <Stack maxWidth="sm">
      <Tree
        aria-label="Pages"
        items={pages}
        defaultExpanded={["start"]}
        selected={selected}
        onSelectedChange={setSelected}
      />
      <Text variant="secondary">Page: {selected[0]}</Text>
    </Stack>
  );
}

/** Multiple selection. Each row has a menu. */
export function ProjectFiles() {
  const [selected, setSelected] = useState(["app"]);
  return (
    <Stack maxWidth="sm">
      <Tree
        aria-label="Files"
        size="sm"
        selectionMode="multiple"
        selected={selected}
        onSelectedChange={setSelected}
        defaultExpanded={["src"]}
        items={[
          {
            value: "src",
            label: "src",
            icon: FolderIcon,
            badge: 2,
            children: [
              { value: "app", label: "app.tsx", icon: FileIcon },
              { value: "index", label: "index.ts", icon: FileIcon },
            ],
          },
          { value: "readme", label: "README.md", icon: FileIcon },
        ]}
        renderActions={(item) => (
          <DropdownMenu>
            <DropdownMenu.Trigger
              render={
                <Button
                  size="xs"
                  variant="ghost"
                  shape="square"
                  icon={EllipsisIcon}
                  aria-label={`Actions for ${item.label}`}
                />
              }
            />
            <DropdownMenu.Content>
              <DropdownMenu.Item>Rename</DropdownMenu.Item>
              <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu>
        )}
      />
      <Text variant="secondary">{selected.length} selected</Text>
    </Stack>
  );
}

const regions = new Map([
  ["eu", ["Frankfurt", "Paris", "Stockholm"]],
  ["us", ["Ohio", "Oregon"]],
]);

/**
 * Children that load when their parent is expanded. If the promise rejects, an error shows, with a way to try again.
 */
export function LoadedRegions() {
  return (
    <Tree
      aria-label="Regions"
      items={[
        { value: "eu", label: "Europe", hasChildren: true },
        { value: "us", label: "United States", hasChildren: true },
        { value: "ap", label: "Asia Pacific", hasChildren: true },
      ]}
      loadChildren={async (item) => {
        // Fetch the children from your server here.
        await new Promise((resolve) => setTimeout(resolve, 500));
        const names = regions.get(item.value);
        if (!names) throw new Error("The server did not respond.");
        return names.map((name) => ({ value: name, label: name }));
      }}
    />
  );
}

const tasks = ["Design review", "Write the migration", "Deploy to staging", "Announce the release"];

/** Items in a custom order. Drag an item by its handle, or move it with Alt and an arrow key. */
export function SortableTasks() {
  const [order, setOrder] = useState(tasks);
  const [dragged, setDragged] = useState<string>();
  const move = (task: string, to: number) => {
    const others = order.filter((each) => each !== task);
    setOrder([...others.slice(0, to), task, ...others.slice(to)]);
  };
  return (
    <Tree
      aria-label="Tasks"
      items={order.map((task) => ({ value: task, label: task }))}
      onDragOver={(event) => {
        if (dragged) event.preventDefault();
      }}
      onDrop={(event) => {
        const row = (event.target as Element).closest<HTMLElement>("[role=treeitem]");
        if (dragged && row?.dataset.value) move(dragged, order.indexOf(row.dataset.value));
      }}
      renderHandle={({ value }) => (
        <Button
          size="xs"
          variant="ghost"
          shape="square"
          icon={GripVerticalIcon}
          aria-label={`Move ${value}`}
          draggable
          onDragStart={() => setDragged(value)}
          onDragEnd={() => setDragged(undefined)}
          onKeyDown={({ key, altKey }) => {
            if (altKey && key === "ArrowUp") move(value, Math.max(0, order.indexOf(value) - 1));
            if (altKey && key === "ArrowDown") move(value, order.indexOf(value) + 1);
          }}
        />
      )}
    />
  );
}

const folders: TreeItem[] = Array.from({ length: 100 }, (_, folder) => ({
  value: `${folder}`,
  label: `Backup ${folder + 1}`,
  icon: FolderIcon,
  badge: 100,
  children: Array.from({ length: 100 }, (_, file) => ({
    value: `${folder}/${file}`,
    label: `invoice-${folder * 100 + file + 1}.pdf`,
    icon: FileIcon,
  })),
}));

/** 10,000 files, all expanded. Only the visible rows are rendered. */
export function TenThousandFiles() {
  return (
    <Tree
      aria-label="Backups"
      size="sm"
      maxHeight={320}
      items={folders}
      defaultExpanded={folders.map(({ value }) => value)}
    />
  );
}
