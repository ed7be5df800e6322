import { Text } from "@kerf/react";
import { AccountSettings } from "./account-settings.js";
import { ApplicationShell } from "./application-shell.js";
import { Checkout } from "./checkout.js";
import { Dashboard } from "./dashboard.js";
import { NoAccess, NotFound, Unavailable } from "./dead-ends.js";
import { DeleteProject } from "./delete-project.js";
import { DeploymentSettings } from "./deployment-settings.js";
import { deployments } from "./deployments.js";
import { DeploymentsTable } from "./deployments-table.js";
import { OrderForm } from "./hook-form.js";
import { Members } from "./members.js";
import { orders } from "./orders.js";
import { OrdersTable } from "./orders-table.js";
import { ProjectPage } from "./project-page.js";
import { SignIn } from "./sign-in.js";
import { SignUp } from "./sign-up.js";
import { traffic } from "./traffic.js";
import { Upload } from "./upload.js";
import { Workspace } from "./workspace.js";

const nothing = () => undefined;
const accepted = async () => ({});
const members = [{ name: "Ada Lovelace", email: "ada@kerf.app", role: "Owner" as const }];
const load = async () => ({ members });

/** Every pattern that people copy, with sample data. */
export function Patterns() {
  return (
    <section id="patterns">
      {Object.entries({
        AccountSettings: <AccountSettings save={accepted} />,
        ApplicationShell: (
          <ApplicationShell path="/members" onNavigate={nothing}>
            <Text>The content of the page.</Text>
          </ApplicationShell>
        ),
        Checkout: <Checkout placeOrder={accepted} />,
        Dashboard: <Dashboard period="week" onPeriodChange={nothing} traffic={traffic.week} />,
        DeleteProject: <DeleteProject name="Atlas" remove={async () => undefined} />,
        DeploymentSettings: <DeploymentSettings send={accepted} />,
        DeploymentsTable: <DeploymentsTable deployments={deployments} />,
        FailedTable: <DeploymentsTable failed />,
        Members: <Members load={load} onInvite={nothing} />,
        NoAccess: <NoAccess owner="Ada Lovelace" onAsk={nothing} />,
        NotFound: <NotFound />,
        OrderForm: <OrderForm onOrder={nothing} />,
        OrdersTable: <OrdersTable orders={orders} />,
        ProjectPage: <ProjectPage />,
        SignIn: <SignIn signIn={async () => undefined} />,
        SignUp: <SignUp send={accepted} />,
        Unavailable: <Unavailable until="4 p.m." reference="7f3c" />,
        Upload: <Upload upload={async () => undefined} onContinue={nothing} />,
        Workspace: <Workspace onSwitchTheme={nothing} />,
      }).map(([name, pattern]) => (
        <article key={name}>{pattern}</article>
      ))}
    </section>
  );
}
