import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [index("routes/invite.tsx"), route("members", "routes/members.tsx")] satisfies RouteConfig;
