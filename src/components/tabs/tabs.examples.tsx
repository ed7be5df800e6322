import { Button, Input, Tabs, Text } from "@kerf/react";
import { ChartLineIcon, TableIcon } from "lucide-react";
import { useState } from "react";

/** The sections of a page. */
export function Settings() {
  return (
    <Tabs variant="underline" defaultValue="general">
      <Tabs.List aria-label="Settings">
        <Tabs.Tab value="general">General</Tabs.Tab>
        <Tabs.Tab value="members">Members</Tabs.Tab>
        <Tabs.Tab value="billing">Billing</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="general" keepMounted>
        <Input label="Project name" defaultValue="Atlas" />
      </Tabs.Panel>
      <Tabs.Panel value="members">
        <Text>Five people can deploy.</Text>
      </Tabs.Panel>
      <Tabs.Panel value="billing">
        <Text>The next invoice is due on 1 March.</Text>
      </Tabs.Panel>
    </Tabs>
  );
}

/** Two views of the same data. */
export function Views() {
  return (
    <Tabs defaultValue="chart">
      <Tabs.List aria-label="Requests">
        <Tabs.Tab value="chart" icon={ChartLineIcon}>
          Chart
        </Tabs.Tab>
        <Tabs.Tab value="table" icon={TableIcon}>
          Table
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="chart">
        <Text>1,200 requests a minute, as yesterday.</Text>
      </Tabs.Panel>
      <Tabs.Panel value="table">
        <Text>Monday 1,200, Tuesday 1,198.</Text>
      </Tabs.Panel>
    </Tabs>
  );
}

/** Pages with their own URLs are links that look like tabs. LinkProvider replaces them with the router's links. */
export function Pages() {
  return (
    <Tabs variant="underline" value="deployments">
      <Tabs.Nav aria-label="Project">
        <Tabs.Link value="overview" href="#overview">
          Overview
        </Tabs.Link>
        <Tabs.Link value="deployments" href="#deployments">
          Deployments
        </Tabs.Link>
        <Tabs.Link value="logs" href="#logs">
          Logs
        </Tabs.Link>
      </Tabs.Nav>
    </Tabs>
  );
}

/** Controlled. The button in the first step selects the next one. */
export function Controlled() {
  const [step, setStep] = useState("source");
  return (
    <Tabs value={step} onValueChange={setStep}>
      <Tabs.List aria-label="New deployment">
        <Tabs.Tab value="source">Source</Tabs.Tab>
        <Tabs.Tab value="region">Region</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="source">
        <Button onClick={() => setStep("region")}>Take the main branch</Button>
      </Tabs.Panel>
      <Tabs.Panel value="region">
        <Button onClick={() => setStep("source")}>Back</Button>
      </Tabs.Panel>
    </Tabs>
  );
}
