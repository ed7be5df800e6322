import { Avatar, Button, Skeleton, Stack, Surface, Text } from "@kerf/react";
import { useState } from "react";

/** A card while its content loads. */
export function LoadingCard() {
  return (
    <Skeleton.Region loading>
      <Stack gap="3" render={<Surface />}>
        <Skeleton shape="circle" size="lg" />
        <Skeleton width={160} />
        <Skeleton lines={3} size="sm" />
      </Stack>
    </Skeleton.Region>
  );
}

/** Skeletons are replaced by the content. Screen readers announce loading once. */
export function ThenContent() {
  const [loading, setLoading] = useState(true);
  return (
    <Stack as="section">
      <Skeleton.Region loading={loading} labels={{ loading: "Loading members" }}>
        {loading ? (
          <>
            <Skeleton shape="circle" />
            <Skeleton lines={2} width={240} />
          </>
        ) : (
          <>
            <Avatar name="Ada Lovelace" size="lg" />
            <Text>Ada Lovelace can deploy and change billing.</Text>
          </>
        )}
      </Skeleton.Region>
      <Stack direction="row">
        <Button size="sm" onClick={() => setLoading(!loading)}>
          {loading ? "Show members" : "Reload"}
        </Button>
      </Stack>
    </Stack>
  );
}
