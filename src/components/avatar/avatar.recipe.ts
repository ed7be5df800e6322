import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const avatarRecipe = defineRecipe(
  "Avatar",
  tv({
    slots: {
      base: [
        "k:relative k:inline-flex k:size-(--kerf-avatar-size) k:shrink-0 k:select-none k:items-center k:justify-center k:align-middle",
        "k:font-medium k:forced-colors:border",
        // Initials that the caller makes too long don't leave it.
        "k:[&>[data-slot=avatar-initials]]:max-w-full k:[&>[data-slot=avatar-initials]]:wrap-anywhere",
        // In a group, a ring in the page's color separates overlapping avatars.
        "k:in-data-[slot=avatar-group]:ring-2 k:ring-canvas k:in-data-[slot=avatar-group]:not-first:-ms-[calc(var(--kerf-avatar-size)/6)]",
      ],
      // The background hides the initials behind transparent parts of a loaded picture.
      image:
        "k:absolute k:inset-0 k:size-full k:rounded-[inherit] k:object-cover k:data-loaded:bg-surface k:data-failed:hidden",
      status:
        "k:absolute k:-end-px k:-bottom-px k:size-1/4 k:min-h-2 k:min-w-2 k:rounded-full k:border-2 k:ring-2 k:ring-canvas k:forced-color-adjust-none",
    },
    variants: {
      size: {
        xs: { base: "k:text-[0.625rem] k:[--kerf-avatar-size:--spacing(5)]" },
        sm: { base: "k:text-[0.625rem] k:[--kerf-avatar-size:--spacing(6.5)]" },
        base: { base: "k:text-sm k:[--kerf-avatar-size:--spacing(9)]" },
        lg: { base: "k:text-base k:[--kerf-avatar-size:--spacing(10)]" },
        xl: { base: "k:text-xl k:[--kerf-avatar-size:--spacing(16)]" },
      },
      shape: {
        circle: { base: "k:rounded-full" },
        square: { base: "k:rounded-md" },
      },
      color: {
        neutral: { base: "k:bg-neutral-tint k:text-neutral-ink" },
        blue: { base: "k:bg-info-tint k:text-info-ink" },
        indigo: { base: "k:bg-accent-tint k:text-accent-ink" },
        teal: { base: "k:bg-teal-tint k:text-teal-ink" },
        green: { base: "k:bg-success-tint k:text-success-ink" },
        amber: { base: "k:bg-warning-tint k:text-warning-ink" },
        orange: { base: "k:bg-orange-tint k:text-orange-ink" },
        purple: { base: "k:bg-purple-tint k:text-purple-ink" },
      },
      status: {
        none: {},
        online: { status: "k:border-success k:bg-success" },
        away: { status: "k:border-warning k:bg-canvas" },
        busy: {
          status:
            "k:border-danger k:bg-danger k:after:absolute k:after:inset-x-0 k:after:top-1/2 k:after:h-0.5 k:after:-translate-y-1/2 k:after:bg-canvas",
        },
        offline: { status: "k:border-neutral k:bg-canvas" },
      },
    },
    defaultVariants: { size: "base", shape: "circle", status: "none" },
  }),
);

export const avatarGroupRecipe = defineRecipe(
  "Avatar.Group",
  tv({ base: "k:inline-flex k:max-w-full k:flex-wrap k:gap-y-1" }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const avatarTexts = {
  size: {
    xs: "With one initial: beside a line of text and inside badges.",
    sm: "For rows of a table and comments.",
    base: "For lists and headers.",
    lg: "For cards.",
    xl: "For profiles.",
  },
  shape: {
    circle: "People: a face or initials in a round frame.",
    square: "Teams, workspaces and applications, with rounded corners.",
  },
  color: {
    neutral: "Gray, without a meaning.",
    blue: "Dark blue initials on light blue, and the reverse in the dark theme.",
    indigo: "Dark indigo initials on light indigo, and the reverse in the dark theme.",
    teal: "Dark teal initials on light teal, and the reverse in the dark theme.",
    green: "Dark green initials on light green, and the reverse in the dark theme.",
    amber: "Dark amber initials on light amber, and the reverse in the dark theme.",
    orange: "Dark orange initials on light orange, and the reverse in the dark theme.",
    purple: "Dark purple initials on light purple, and the reverse in the dark theme.",
  },
  status: {
    none: "No status is shown.",
    online: "Available now: a filled green dot.",
    away: "Signed in but inactive: an amber ring.",
    busy: "Not to be disturbed: a red dot with a bar.",
    offline: "Not signed in: a gray ring.",
  },
};
