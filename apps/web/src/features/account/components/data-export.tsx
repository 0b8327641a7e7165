import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { showFailure } from '../../../i18n/failure.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showToast } from '../../../lib/toasts.ts';
import { exportPersonalData } from '../api/account.ts';
import { useAccountTexts } from '../texts/index.ts';

const FILE_NAME = 'speak-it-now-data.json';

/** Fetched instead of linked, so that an error appears here and is not saved as a file. */
export function DataExport() {
  const { account } = useAccountTexts();
  const download = useMutation({
    mutationFn: exportPersonalData,
    onSuccess: (data) => {
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME);
      showToast(account.toasts.downloaded);
    },
    onError: (error) => showFailure(error, account.toasts.downloadFailed),
  });
  return (
    <Button disabled={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? account.downloading : account.download}
    </Button>
  );
}
