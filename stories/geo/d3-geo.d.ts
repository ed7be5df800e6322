/** The parts of d3-geo and d3-geo-projection that `geo-json.ts` uses. */
declare module "d3-geo" {
  interface GeoProjection {
    scale(scale: number): this;
    translate(point: [x: number, y: number]): this;
    reflectY(reflect: boolean): this;
    precision(precision: number): this;
  }
  export function geoEquirectangular(): GeoProjection;
}

declare module "d3-geo-projection" {
  import type { GeoProjection } from "d3-geo";
  /** Projects a GeoJSON object, cut where the projection cuts the globe. */
  export function geoProject<Shape extends object>(shape: Shape, projection: GeoProjection): Shape;
}
