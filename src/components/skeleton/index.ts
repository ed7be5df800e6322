import { Skeleton as SkeletonRoot } from "./skeleton";
import { SkeletonRegion } from "./skeleton-region";

export const Skeleton = Object.assign(SkeletonRoot, { Region: SkeletonRegion });

export type { SkeletonProps } from "./skeleton";
export { SkeletonRegion, type SkeletonRegionProps } from "./skeleton-region";
