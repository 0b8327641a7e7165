import { zodResolver } from '@hookform/resolvers/zod';
import { type ProfileUpdate, profileUpdateSchema, type User } from '@speak-it-now/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { EmailField, UsernameField } from '../../../components/ui/field.tsx';
import { FormProblem } from '../../../components/ui/form-problem.tsx';
import { CURRENT_USER_KEY } from '../../../lib/current-user.ts';
import { showToast } from '../../../lib/toasts.ts';
import { updateProfile } from '../api/account.ts';
import { useAccountTexts } from '../texts/index.ts';

export function ProfileForm({ user }: { readonly user: User }) {
  const { account } = useAccountTexts();
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
      <UsernameField
        label={account.username}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <EmailField label={account.email} error={errors.email?.message} {...form.register('email')} />
      <FormProblem error={save.error} otherwise={account.toasts.profileFailed.text} />
      <Button type="submit" variant="primary" disabled={save.isPending}>
        {save.isPending ? account.saving : account.save}
      </Button>
    </form>
  );
}
