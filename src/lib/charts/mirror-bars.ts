interface BarSeries {
  get(key: "isMirrored"): unknown;
  getBaseAxis(): { inverse: boolean; isHorizontal(): boolean };
  getData(): {
    getLayout(key: "offset" | "size"): number | undefined;
    setLayout(layout: { offset: number }): void;
  };
}

interface BarModel {
  eachSeriesByType(type: "bar", visit: (series: BarSeries) => void): void;
}

type RegisterLayout = (priority: number, layout: (model: BarModel) => void) => void;

/** After the library has arranged the groups of bars, which is 1000, and before the bars themselves, which is 1100. */
const PRIORITY = 1050;

const known = new WeakSet<RegisterLayout>();

/**
 * Draws the first bar of a group at the right in right-to-left text. The library mirrors the axis, but not its groups. A
 * library without `registerLayout` keeps them.
 */
export function mirrorBars(library: object): void {
  const { registerLayout } = library as { registerLayout?: RegisterLayout };
  if (!registerLayout || known.has(registerLayout)) return;
  known.add(registerLayout);
  registerLayout(PRIORITY, (model) =>
    model.eachSeriesByType("bar", (series) => {
      const data = series.getData();
      const [offset, size] = [data.getLayout("offset"), data.getLayout("size")];
      if (!series.get("isMirrored") || offset === undefined || size === undefined) return;
      const axis = series.getBaseAxis();
      if (axis.inverse && axis.isHorizontal()) data.setLayout({ offset: -offset - size });
    }),
  );
}
