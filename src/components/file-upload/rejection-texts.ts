import type { FileUploadLabels } from "../../i18n/labels";
import { pluralForm } from "../../i18n/plural-form";
import { fillText } from "../../lib/fill-text";
import type { FileRejection, FileUploadProps } from "./file-upload-types";
import { formatSize } from "./format-size";

/** One message per reason, so that a rejected folder of 500 files results in one sentence. */
export function rejectionTexts(
  rejections: readonly FileRejection[],
  { maxSize = 0, maxFiles = 1, multiple, directory }: FileUploadProps,
  texts: FileUploadLabels,
): string[] {
  const forms = { type: texts.rejectedType, size: texts.rejectedSize, count: texts.rejectedCount };
  return (["type", "size", "count"] as const).flatMap((reason) => {
    const rejected = rejections.filter((each) => each.reason === reason);
    if (!rejected[0]) return [];
    return fillText(pluralForm(forms[reason], rejected.length, texts.locale), {
      name: rejected[0].file.name,
      size: formatSize(maxSize, texts.locale),
      limit: (multiple || directory ? maxFiles : 1).toLocaleString(texts.locale),
    });
  });
}
