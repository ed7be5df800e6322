export * from "./components/button";
