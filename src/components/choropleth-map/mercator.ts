import type { MapProjection } from "./map-types";

/** The latitude at which the world is a square. Beyond it, the projection grows to infinity. */
const limit = 85.0511287798066;
const degree = Math.PI / 180;

/** Mercator's projection, clamped: latitudes closer to a pole are drawn at the edge. */
export const mercator: MapProjection = {
  project([longitude, latitude]) {
    const clamped = Math.max(-limit, Math.min(limit, latitude));
    return [longitude * degree, -Math.log(Math.tan(Math.PI / 4 + (clamped * degree) / 2))];
  },
  unproject([x, y]) {
    return [x / degree, (2 * Math.atan(Math.exp(-y)) - Math.PI / 2) / degree];
  },
};
