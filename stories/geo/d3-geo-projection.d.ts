declare module "d3-geo-projection" {
  import type { GeoProjection } from "d3-geo";
  /** Projects a GeoJSON object, cut where the projection cuts the globe. */
  export function geoProject<Shape extends object>(shape: Shape, projection: GeoProjection): Shape;
}
