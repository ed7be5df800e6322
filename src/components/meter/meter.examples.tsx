import { Meter } from "@kerf/react";

/** How full something is, as a percentage. */
export function StorageUsed() {
  return <Meter label="Storage" value={62} showValue />;
}

/** Where the unit says more than a percentage, it takes its place. */
export function SeatsTaken() {
  return <Meter label="Seats" value={3} max={5} customValue="3 of 5 seats" />;
}

/** A scale that does not begin at zero. */
export function Temperature() {
  return <Meter label="Temperature of the rack" value={24} min={10} max={40} customValue="24 °C" />;
}
