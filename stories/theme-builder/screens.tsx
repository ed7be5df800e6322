import { Skeleton, Stack } from "@kerf/react";
import { type ComponentType, type CSSProperties, lazy, memo, Suspense, useEffect, useRef } from "react";
import { PageLink } from "#docs/page-link";

interface Screen {
  title: string;
  /** The page of the site that has this screen. */
  page: string;
  /** The size at which it is drawn. */
  scale: number;
  Content: ComponentType;
}

const done = async () => ({});
const nothing = () => undefined;

/** A component that loads when it first renders. */
const late = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const miniature = (file: "overlays" | "pickers", name: string) =>
  late(async () => {
    const { drawings } = await (file === "overlays"
      ? import("../start/miniatures/overlays")
      : import("../start/miniatures/pickers"));
    return (drawings as Record<string, ComponentType>)[name] ?? (() => null);
  });

/** Screens of the site's own patterns and examples. */
const screens: Screen[] = [
  {
    title: "Dashboard",
    page: "patterns-dashboard-with-a-map",
    scale: 0.34,
    Content: late(async () => {
      const [{ Dashboard }, { traffic }] = await Promise.all([
        import("../patterns/dashboard"),
        import("../patterns/traffic"),
      ]);
      return () => <Dashboard period="week" onPeriodChange={nothing} traffic={traffic.week} />;
    }),
  },
  {
    title: "Sign-in",
    page: "patterns-sign-in",
    scale: 0.3,
    Content: late(async () => {
      const { SignIn } = await import("../patterns/sign-in");
      return () => <SignIn signIn={async () => undefined} />;
    }),
  },
  {
    title: "Table with filters",
    page: "patterns-table-with-filters",
    scale: 0.34,
    Content: late(async () => {
      const [{ DeploymentsTable }, { deployments }] = await Promise.all([
        import("../patterns/deployments-table"),
        import("../patterns/deployments"),
      ]);
      return () => <DeploymentsTable deployments={deployments} />;
    }),
  },
  { title: "Dialog", page: "components-dialog", scale: 0.9, Content: miniature("overlays", "Dialog") },
  {
    title: "Account settings",
    page: "patterns-account-settings",
    scale: 0.3,
    Content: late(async () => {
      const { AccountSettings } = await import("../patterns/account-settings");
      return () => <AccountSettings save={done} />;
    }),
  },
  {
    title: "Period",
    page: "components-daterangepicker",
    scale: 0.84,
    Content: miniature("pickers", "DateRangePicker"),
  },
  {
    title: "Form with errors",
    page: "patterns-sign-up",
    scale: 0.34,
    Content: late(async () => {
      const { SignUp } = await import("../patterns/sign-up");
      return () => (
        <Submitted>
          <SignUp send={done} />
        </Submitted>
      );
    }),
  },
  {
    title: "Application shell",
    page: "patterns-application-shell",
    scale: 0.36,
    Content: late(async () => {
      const [{ ApplicationShell }, { ProjectPage }] = await Promise.all([
        import("../patterns/application-shell"),
        import("../patterns/project-page"),
      ]);
      return () => (
        <ApplicationShell path="/projects/website" onNavigate={nothing}>
          <ProjectPage />
        </ApplicationShell>
      );
    }),
  },
  {
    title: "Menu",
    page: "components-dropdownmenu",
    scale: 0.9,
    Content: miniature("overlays", "DropdownMenu"),
  },
  {
    title: "Checkout",
    page: "patterns-checkout",
    scale: 0.34,
    Content: late(async () => {
      const { Checkout } = await import("../patterns/checkout");
      return () => <Checkout placeOrder={done} />;
    }),
  },
  {
    title: "Empty state",
    page: "patterns-empty-and-error-states",
    scale: 0.42,
    Content: late(async () => {
      const { NoAccess } = await import("../patterns/dead-ends");
      return () => <NoAccess owner="Grace Hopper" onAsk={nothing} />;
    }),
  },
  {
    title: "Notifications",
    page: "components-banner",
    scale: 0.42,
    Content: late(async () => {
      const { NearTheLimit, NewVersion, PaymentFailed, ReadOnly } = await import(
        "../../src/components/banner/banner.examples"
      );
      return () => (
        <Stack gap="4">
          <NewVersion />
          <NearTheLimit />
          <PaymentFailed />
          <ReadOnly />
        </Stack>
      );
    }),
  },
];

/** Twelve screens. They only follow the custom properties around them, so they don't render again for another theme. */
export const Screens = memo(function Screens({ mode }: { mode: string | undefined }) {
  return (
    <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 @min-[34rem]:grid-cols-3 @min-[60rem]:grid-cols-4">
      {screens.map((screen) => (
        <Tile key={screen.title} {...screen} mode={mode} />
      ))}
    </ul>
  );
});

/** The frame keeps its size in every theme. Narrow tiles draw their content smaller. */
function Tile({ title, page, scale, Content, mode }: Screen & { mode: string | undefined }) {
  return (
    <li className="min-w-0">
      <div
        data-theme={mode}
        style={{ "--full-scale": scale } as CSSProperties}
        className="relative h-30 overflow-hidden rounded-lg border border-line bg-canvas text-ink contain-strict [--scale:calc(var(--full-scale)*0.8)] @min-[34rem]:h-38 @min-[34rem]:[--scale:var(--full-scale)]"
      >
        <div
          inert
          className="theme-preview pattern absolute start-0 top-0 box-border size-[calc(100%/var(--scale))] origin-top-left scale-(--scale) overflow-hidden p-6 font-sans text-base rtl:origin-top-right"
        >
          <Suspense fallback={<Skeleton lines={4} />}>
            <Content />
          </Suspense>
        </div>
      </div>
      <p className="m-0 mt-0.5 text-sm">
        <PageLink
          href={`./?path=/docs/${page}--docs`}
          className="rounded-xs text-ink-muted no-underline outline-focus outline-offset-2 hover:text-ink hover:underline focus-visible:outline-2"
        >
          {title}
        </PageLink>
      </p>
    </li>
  );
}

/** Submits the form inside it once, so that its errors show. */
function Submitted({ children }: { children: React.ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector("form")?.requestSubmit(), []);
  return <div ref={root}>{children}</div>;
}
