import { Badge } from "@kerf/react";

/** The status of a deployment beside its name. */
export function DeploymentStatus() {
  return (
    <p>
      api.example.com <Badge variant="success">Live</Badge>
    </p>
  );
}

/** In a long list, a dot shows the color and the text stays neutral. */
export function StatusList() {
  return (
    <ul>
      <li>
        Build 412{" "}
        <Badge variant="success" appearance="dot">
          Passed
        </Badge>
      </li>
      <li>
        Build 411{" "}
        <Badge variant="error" appearance="dot">
          Failed
        </Badge>
      </li>
    </ul>
  );
}

/** A feature that may still change. */
export function BetaFeature() {
  return (
    <h2>
      Workflows <Badge variant="beta">Beta</Badge>
    </h2>
  );
}
