import type { MapProjection } from "./map-types";

/** Degrees of latitude where the world becomes a square; beyond, the projection goes to infinity. */
const limit = 85.0511287798066;
const degree = Math.PI / 180;

/** Mercator's projection, clamped: what lies closer to a pole is drawn on the edge. */
export const mercator: MapProjection = {
  project([longitude, latitude]) {
    const clamped = Math.max(-limit, Math.min(limit, latitude));
    return [longitude * degree, -Math.log(Math.tan(Math.PI / 4 + (clamped * degree) / 2))];
  },
  unproject([x, y]) {
    return [x / degree, (2 * Math.atan(Math.exp(-y)) - Math.PI / 2) / degree];
  },
};
