import { Breadcrumbs, type BreadcrumbsProps } from ".";

interface TrailProps extends BreadcrumbsProps {
  /** The names from the top level down. The last one is the current page. */
  names: string[];
}

/** Breadcrumbs named after the last page, with `children` at the end. */
export function Trail({ names, children, ...rest }: TrailProps) {
  return (
    <Breadcrumbs aria-label={names.at(-1)} {...rest}>
      {names.map((name, index) =>
        index < names.length - 1 ? (
          [
            <Breadcrumbs.Link key={name} href={`#${name}`}>
              {name}
            </Breadcrumbs.Link>,
            <Breadcrumbs.Separator key={`${name} /`} />,
          ]
        ) : (
          <Breadcrumbs.Current key={name}>{name}</Breadcrumbs.Current>
        ),
      )}
      {children}
    </Breadcrumbs>
  );
}
