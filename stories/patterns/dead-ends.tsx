import { Button, Empty, Link, Text } from "@kerf/react";
import { CompassIcon, LockIcon, WrenchIcon } from "lucide-react";

/** The address leads nowhere: a mistyped link, or something deleted. Answer it with the status 404. */
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
            <Link href="#home">Go to the start</Link>
          </Text>
        </>
      }
    />
  );
}

/** It is there, and not for this reader: who could let them in. */
export function NoAccess({ owner, onAsk }: { owner: string; onAsk: () => void }) {
  return (
    <Empty
      size="lg"
      headingLevel={1}
      icon={LockIcon}
      title="You don't have access to this project"
      description={`It belongs to ${owner}, who can let you in. You are signed in as ada@kerf.app.`}
      contents={
        <>
          <Button variant="primary" onClick={onAsk}>
            Ask for access
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
