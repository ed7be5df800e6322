import { Button, createToastManager, Stack, Toast, useToast } from "@kerf/react";

/** One provider around the application, and `useToast` wherever something has happened. */
export function Archive() {
  return (
    <Toast.Provider>
      <ArchiveButton />
    </Toast.Provider>
  );
}

function ArchiveButton() {
  const toast = useToast();
  const archive = () => {
    toast.add({
      title: "Drawing archived",
      action: { label: "Undo", onClick: () => toast.add({ variant: "success", title: "Drawing restored" }) },
    });
  };
  return <Button onClick={archive}>Archive</Button>;
}

/** The toast waits with a promise, and then says how it went. */
export function Publish() {
  return (
    <Toast.Provider>
      <PublishButton />
    </Toast.Provider>
  );
}

function PublishButton() {
  const toast = useToast();
  const publish = () =>
    toast.promise(new Promise<string>((resolve) => setTimeout(resolve, 2000, "kerf.example")), {
      loading: "Publishing",
      success: (host) => ({ title: "Published", description: `It is on ${host} now.` }),
      error: { title: "Could not publish", description: "The draft is kept. Try again in a minute." },
    });
  return <Button onClick={publish}>Publish</Button>;
}

const toasts = createToastManager();

/** A manager of its own for code outside of React, such as a data layer. */
function onConnectionLost() {
  toasts.add({ id: "connection", variant: "error", title: "Connection lost", timeout: 0 });
}

/** News from outside of React: the provider shows what its manager is asked for. */
export function OutsideOfReact() {
  return (
    <Toast.Provider manager={toasts}>
      <Stack direction="row" gap="2">
        <Button onClick={onConnectionLost}>Lose the connection</Button>
        <Button onClick={() => toasts.update("connection", { variant: "success", title: "Connected again" })}>
          Find it again
        </Button>
      </Stack>
    </Toast.Provider>
  );
}
