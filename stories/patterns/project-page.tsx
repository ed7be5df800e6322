import {
  Badge,
  Banner,
  Breadcrumbs,
  Button,
  ClipboardText,
  Code,
  Collapsible,
  Empty,
  Grid,
  Link,
  Logo,
  Meter,
  PoweredBy,
  Stack,
  Surface,
  Text,
} from "@kerf/react";

/** The overview of a project, with display, feedback and layout components on one page. */
export function ProjectPage() {
  return (
    <Stack gap="6">
      <Stack as="header" direction="row" wrap>
        <Link href="#home" aria-label="Home">
          <Logo height={24} aria-hidden />
        </Link>
        <Breadcrumbs style={{ minWidth: 0 }}>
          <Breadcrumbs.Link href="#projects">Projects</Breadcrumbs.Link>
          <Breadcrumbs.Separator />
          <Breadcrumbs.Link href="#joinery">Joinery</Breadcrumbs.Link>
          <Breadcrumbs.Separator />
          <Breadcrumbs.Current>Split-top workbench</Breadcrumbs.Current>
          <Breadcrumbs.Clipboard text="joinery/split-top-workbench" />
        </Breadcrumbs>
      </Stack>
      <Banner
        variant="alert"
        title="The timber is too short"
        description="Two boards are shorter than the drawing requires."
        action={
          <>
            <Banner.Action>Order boards</Banner.Action>
            <Banner.Action variant="ghost">Later</Banner.Action>
          </>
        }
      />
      <Banner size="sm" text="Drawings are backed up every night." />
      <Stack direction="row" align="baseline" gap="3" wrap>
        <Text variant="heading1">Split-top workbench</Text>
        <Badge variant="success" appearance="dot">
          In progress
        </Badge>
      </Stack>
      <Text variant="secondary">
        A bench for a small shed, after{" "}
        <Link href="https://example.com/roubo" target="_blank">
          Roubo's plate eleven
          <Link.ExternalIcon />
        </Link>
        . Every cut is drawn with its kerf.
      </Text>
      <Grid variant="3up">
        <Surface>
          <Meter label="Boards cut" value={14} max={32} customValue="14 of 32" />
        </Surface>
        <Surface>
          <Meter label="Budget" value={62} showValue />
        </Surface>
        <Stack gap="1" align="start" render={<Surface elevation="raised" />}>
          <Text bold>Next cut</Text>
          <Text variant="mono-secondary" size="sm">
            leg-3.rip.42mm
          </Text>
        </Stack>
      </Grid>
      <Stack gap="3" align="start">
        <Text variant="heading2">Take it with you</Text>
        <ClipboardText size="base" text="npx kerf pull joinery/split-top-workbench" />
        <Code.Block
          lang="bash"
          code={"npx kerf pull joinery/split-top-workbench\nnpx kerf print --scale 1:10"}
        />
      </Stack>
      <Collapsible.Root defaultOpen>
        <Collapsible.DefaultTrigger>What is a kerf?</Collapsible.DefaultTrigger>
        <Collapsible.DefaultPanel>
          The cut that a saw leaves. Its width, <Code code="3.2mm" /> here, is lost from the board.
        </Collapsible.DefaultPanel>
      </Collapsible.Root>
      <Surface elevation="recessed">
        <Empty
          size="sm"
          headingLevel={3}
          title="No photographs yet"
          description="Photographs of your work show here."
          contents={<Button>Add photo</Button>}
        />
      </Surface>
      <Stack as="footer" align="start">
        <Stack direction="row" render={<Surface data-theme="light" />}>
          <PoweredBy color="black" />
        </Stack>
      </Stack>
    </Stack>
  );
}
