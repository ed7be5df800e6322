import { Meter } from "@kerf/react";

/** Used storage, as a percentage. */
export function StorageUsed() {
  return <Meter label="Storage" value={62} showValue />;
}

/** A custom value replaces the percentage when a unit is clearer. */
export function SeatsTaken() {
  return <Meter label="Seats" value={3} max={5} customValue="3 of 5 seats" />;
}

/** A scale that doesn't start at zero. */
export function Temperature() {
  return <Meter label="Rack temperature" value={24} min={10} max={40} customValue="24 °C" />;
}
