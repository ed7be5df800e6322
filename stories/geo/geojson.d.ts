/** Modules that scripts/lib/geo-json.ts generates. */
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
