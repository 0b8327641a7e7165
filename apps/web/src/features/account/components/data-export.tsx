import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { showFailure } from '../../../i18n/failure.ts';
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
      saveAsFile(JSON.stringify(data, null, 2), FILE_NAME);
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

function saveAsFile(json: string, name: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
