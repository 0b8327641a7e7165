import { zodResolver } from '@hookform/resolvers/zod';
import { type ProfileUpdate, profileUpdateSchema, type User } from '@speak-it-now/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { CURRENT_USER_KEY } from '../../../lib/current-user.ts';
import { isConnectionFailure, serverMessage } from '../../../lib/failure.ts';
import { showToast } from '../../../lib/toasts.ts';
import { updateProfile } from '../api/account.ts';
import { useAccountTexts } from '../texts/index.ts';

export function ProfileForm({ user }: { readonly user: User }) {
  const { account } = useAccountTexts();
  const { form: formTexts } = useTexts();
  const queryClient = useQueryClient();
  const form = useForm<ProfileUpdate>({
    resolver: zodResolver(profileUpdateSchema),
    defaultValues: { username: user.username, email: user.email },
  });
  const { errors } = form.formState;
  const save = useMutation({
    mutationFn: updateProfile,
    onSuccess: (updated) => {
      queryClient.setQueryData(CURRENT_USER_KEY, updated);
      form.reset({ username: updated.username, email: updated.email });
      showToast(account.toasts.profile);
    },
    onError: () => {
      showToast({ ...account.toasts.profileFailed, kind: 'destructive' });
      form.setFocus('username');
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      className="max-w-md space-y-5"
    >
      <TextField
        label={account.username}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <TextField
        label={account.email}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        {...form.register('email')}
      />
      {save.isError && (
        <Notice tone="problem">
          {isConnectionFailure(save.error)
            ? formTexts.noConnection
            : (serverMessage(save.error) ?? account.toasts.profileFailed.text)}
        </Notice>
      )}
      <Button type="submit" variant="primary" disabled={save.isPending}>
        {save.isPending ? account.saving : account.save}
      </Button>
    </form>
  );
}
