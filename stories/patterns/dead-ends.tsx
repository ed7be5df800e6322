import { Button, Empty, Link, Text } from "@kerf/react";
import { CompassIcon, LockIcon, WrenchIcon } from "lucide-react";

/** For a URL without a page, such as a mistyped link or a deleted project. Respond with status 404. */
export function NotFound() {
  return (
    <Empty
      size="lg"
      headingLevel={1}
      icon={CompassIcon}
      title="Page not found"
      description="It may have been moved or deleted, or the link may be wrong."
      contents={
        <>
          <Button variant="primary">Search drawings</Button>
          <Text>
            <Link href="#home">Go to the home page</Link>
          </Text>
        </>
      }
    />
  );
}

/** For a page that the user isn't allowed to see. It says who can give access. */
export function NoAccess({ owner, onAsk }: { owner: string; onAsk: () => void }) {
  return (
    <Empty
      size="lg"
      headingLevel={1}
      icon={LockIcon}
      title="You don't have access to this project"
      description={`It belongs to ${owner}, who can give you access. You are signed in as ada@kerf.app.`}
      contents={
        <>
          <Button variant="primary" onClick={onAsk}>
            Request access
          </Button>
          <Text>
            <Link href="#account">Use another account</Link>
          </Text>
        </>
      }
    />
  );
}

/** Scheduled maintenance, with its expected end. The support team asks for the reference. */
export function Unavailable({ until, reference }: { until: string; reference: string }) {
  return (
    <Empty
      size="lg"
      headingLevel={1}
      icon={WrenchIcon}
      title="Kerf is down for maintenance"
      description={`We expect to be back by ${until}. Your saved work is safe.`}
      contents={
        <Text variant="secondary" size="sm">
          Reference <Text variant="mono-secondary">{reference}</Text>
        </Text>
      }
    />
  );
}
