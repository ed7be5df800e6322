import { SkeletonShape } from "./skeleton";
import { SkeletonRegion } from "./skeleton-region";

/**
 * A placeholder with the shape of content that is loading. If its shape isn't known, use Loader.
 *
 * @category Feedback
 * @alias loading placeholder, shimmer, ghost
 * @since 0.1.0
 */
export const Skeleton = Object.assign(SkeletonShape, { Region: SkeletonRegion });

export type { SkeletonProps } from "./skeleton";
export { SkeletonRegion, type SkeletonRegionProps } from "./skeleton-region";
