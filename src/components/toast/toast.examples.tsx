import { Button, createToastManager, Stack, Toast, useToast } from "@kerf/react";

/** Put one provider around the application, and call `useToast` in any component inside it. */
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

/** The toast shows loading while a promise is pending, and then its result. */
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

/** A separate manager for code outside of React, such as a data layer. */
function onConnectionLost() {
  toasts.add({ id: "connection", variant: "error", title: "Connection lost", timeout: 0 });
}

/** Toasts from code outside of React. The provider shows the toasts of its `manager`. */
export function OutsideOfReact() {
  return (
    <Toast.Provider manager={toasts}>
      <Stack direction="row" gap="2" wrap>
        <Button onClick={onConnectionLost}>Lose the connection</Button>
        <Button onClick={() => toasts.update("connection", { variant: "success", title: "Connected again" })}>
          Find it again
        </Button>
      </Stack>
    </Toast.Provider>
  );
}
