import { Breadcrumbs } from "@kerf/react";
import { FileTextIcon, HouseIcon } from "lucide-react";

/** At the top of a page: the pages above it and the page itself. */
export function PagePath() {
  return (
    <Breadcrumbs>
      <Breadcrumbs.Link href="#projects">Projects</Breadcrumbs.Link>
      <Breadcrumbs.Separator />
      <Breadcrumbs.Link href="#garden-shed">Garden shed</Breadcrumbs.Link>
      <Breadcrumbs.Separator />
      <Breadcrumbs.Current>Workbench</Breadcrumbs.Current>
    </Breadcrumbs>
  );
}

/** Icons before the names. An icon without text needs an accessible name. */
export function WithIcons() {
  return (
    <Breadcrumbs>
      <Breadcrumbs.Link href="#home" icon={HouseIcon} aria-label="Home" />
      <Breadcrumbs.Separator />
      <Breadcrumbs.Link href="#drawings">Drawings</Breadcrumbs.Link>
      <Breadcrumbs.Separator />
      <Breadcrumbs.Current icon={FileTextIcon}>Dovetail joint</Breadcrumbs.Current>
    </Breadcrumbs>
  );
}

/** A button after the page copies its address. It is available with a pointer, the keyboard and touch. */
export function CopyAddress() {
  return (
    <Breadcrumbs>
      <Breadcrumbs.Link href="#buckets">Buckets</Breadcrumbs.Link>
      <Breadcrumbs.Separator />
      <Breadcrumbs.Current>drawings-2031</Breadcrumbs.Current>
      <Breadcrumbs.Clipboard text="https://kerf.example/buckets/drawings-2031" />
    </Breadcrumbs>
  );
}

/** While the page's name loads, a placeholder takes its place. */
export function LoadingName() {
  return (
    <Breadcrumbs size="sm">
      <Breadcrumbs.Link href="#projects">Projects</Breadcrumbs.Link>
      <Breadcrumbs.Separator />
      <Breadcrumbs.Current loading />
    </Breadcrumbs>
  );
}
