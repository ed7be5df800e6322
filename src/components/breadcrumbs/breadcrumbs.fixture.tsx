import { Breadcrumbs, type BreadcrumbsProps } from ".";

interface TrailProps extends BreadcrumbsProps {
  /** Names from the top down; the last is the current page. */
  names: string[];
}

/** A row of names, called after its last one, with what `children` adds at the end. */
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
