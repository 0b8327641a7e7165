import { AccountPage } from '../features/account/account-page.tsx';
import { useCurrentUser } from '../lib/current-user.ts';

export default function AccountRoute() {
  const user = useCurrentUser();
  return user ? <AccountPage user={user} subscription={null} /> : null;
}
