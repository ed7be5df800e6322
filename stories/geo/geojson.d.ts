/** Modules that scripts/package/geo/plugin.ts generates. */
declare module "*?geojson=countries" {
  const geoJson: import("@kerf/react").MapFeatureCollection;
  export default geoJson;
}
declare module "*?geojson=states" {
  const geoJson: import("@kerf/react").MapFeatureCollection;
  export default geoJson;
}
declare module "*?geojson=counties" {
  const geoJson: import("@kerf/react").MapFeatureCollection;
  export default geoJson;
}
