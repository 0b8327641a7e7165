import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { paths } from '../config/paths.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { HomePage } from './home/home-page.tsx';
import { Layout } from './layout/layout.tsx';

// Home is the first load; every other page arrives when somebody goes there.
const ConsentPage = lazy(() => import('../features/consent/consent-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const AnnouncementPage = lazy(() => import('./announcement-page.tsx'));

function RequireUser({ children }: { readonly children: ReactNode }) {
  const user = useCurrentUser();
  if (user === undefined) return null;
  return user ? children : <Redirect to={paths.auth} replace />;
}

export function Router() {
  return (
    <Layout>
      <Suspense fallback={null}>
        <Switch>
          <Route path={paths.home}>
            <HomePage />
          </Route>
          <Route path={paths.consent}>
            <ConsentPage />
          </Route>
          <Route path={paths.auth}>
            <AnnouncementPage page="auth" />
          </Route>
          <Route path={paths.passwordReset}>
            <AnnouncementPage page="passwordReset" />
          </Route>
          <Route path={paths.account}>
            <RequireUser>
              <AnnouncementPage page="account" />
            </RequireUser>
          </Route>
          <Route path={paths.subscription}>
            <RequireUser>
              <AnnouncementPage page="subscription" />
            </RequireUser>
          </Route>
          <Route path={paths.subscriptionSuccess}>
            <AnnouncementPage page="subscriptionSuccess" />
          </Route>
          <Route path={paths.privacy}>
            <AnnouncementPage page="privacy" />
          </Route>
          <Route path={paths.terms}>
            <AnnouncementPage page="terms" />
          </Route>
          <Route path={paths.questions}>
            <AnnouncementPage page="questions" />
          </Route>
          <Route path={paths.review}>
            <AnnouncementPage page="review" />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
    </Layout>
  );
}
