import { Badge, Banner, Button, Select, Stack, Text } from "../../../src/index";

const items = [
  { label: "Owner", value: "owner" },
  { label: "Member", value: "member" },
];

/** A page as code. The two documents below are the same page in other formats. */
export const pageAsCode = (
  <Stack>
    <Text variant="heading1">Members</Text>
    <Badge variant="red">2 invitations expired</Badge>
    <Banner title="The last payment failed" action={<Banner.Action>Update card</Banner.Action>} />
    <Select label="Role" items={items} defaultValue="member" />
    <Button variant="primary" aria-label="Invite members">
      Invite
    </Button>
  </Stack>
);

/** The components of an A2UI surface. */
export const pageInA2ui = [
  { id: "root", component: "Stack", children: ["title", "expired", "banner", "role", "invite"] },
  { id: "title", component: "Text", variant: "heading1", children: "Members" },
  { id: "expired", component: "Badge", variant: "red", children: "2 invitations expired" },
  { id: "banner", component: "Banner", title: "The last payment failed", action: { node: "update" } },
  { id: "update", component: "Banner.Action", children: "Update card" },
  { id: "role", component: "Select", label: "Role", items, defaultValue: "member" },
  {
    id: "invite",
    component: "Button",
    variant: "primary",
    accessibility: { label: "Invite members" },
    children: "Invite",
  },
];

/** Models write null for each field that they leave out. */
const withNulls = (item: object) => ({ ...item, disabled: null });

const element = (type: string, props: object, children: string[] = [], slots = {}) => ({
  type,
  props,
  children,
  slots,
});

/** A spec of json-render, but for the props that a model sets to null. */
export const pageInJsonRender = {
  root: "page",
  elements: {
    page: element("Stack", {}, ["title", "expired", "banner", "role", "invite"]),
    title: element("Text", { variant: "heading1", children: "Members" }),
    expired: element("Badge", { variant: "red", children: "2 invitations expired" }),
    banner: element("Banner", { title: "The last payment failed" }, [], { action: ["update"] }),
    update: element("Banner.Action", { children: "Update card" }),
    role: element("Select", { label: "Role", items: items.map(withNulls), defaultValue: "member" }),
    invite: element("Button", { variant: "primary", "aria-label": "Invite members", children: "Invite" }),
  },
};
