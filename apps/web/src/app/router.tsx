import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { paths } from '../config/paths.ts';
import { ConsentSync } from '../features/consent/consent-sync.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { HomePage } from './home/home-page.tsx';
import { Layout } from './layout/layout.tsx';

// Home is the first load; every other page arrives when somebody goes there.
const ConsentPage = lazy(() => import('../features/consent/consent-page.tsx'));
const AuthPage = lazy(() => import('../features/auth/auth-page.tsx'));
const PasswordResetPage = lazy(() => import('../features/auth/password-reset-page.tsx'));
const AccountRoute = lazy(() => import('./account-route.tsx'));
const QuestionsRoute = lazy(() => import('./questions-route.tsx'));
const SubscriptionPage = lazy(() => import('../features/billing/subscription-page.tsx'));
const PaymentReturnPage = lazy(() => import('../features/billing/payment-return-page.tsx'));
const SandboxPortalPage = lazy(() => import('../features/billing/sandbox-portal-page.tsx'));
const PrivacyPage = lazy(() => import('../features/legal/privacy-page.tsx'));
const TermsRoute = lazy(() => import('./terms-route.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const ProgressPage = lazy(() => import('../features/progress/progress-page.tsx'));
const ReviewRoute = lazy(() => import('./review-route.tsx'));
const DrillsRoute = lazy(() => import('./drills-route.tsx'));

function RequireUser({ children }: { readonly children: ReactNode }) {
  const user = useCurrentUser();
  if (user === undefined) return null;
  return user ? children : <Redirect to={paths.auth} replace />;
}

export function Router() {
  return (
    <Layout>
      <ConsentSync />
      <Suspense fallback={null}>
        <Switch>
          <Route path={paths.home}>
            <HomePage />
          </Route>
          <Route path={paths.consent}>
            <ConsentPage />
          </Route>
          <Route path={paths.auth}>
            <AuthPage />
          </Route>
          <Route path={paths.passwordReset}>
            <PasswordResetPage />
          </Route>
          <Route path={paths.account}>
            <RequireUser>
              <AccountRoute />
            </RequireUser>
          </Route>
          <Route path={paths.subscription}>
            <RequireUser>
              <SubscriptionPage />
            </RequireUser>
          </Route>
          <Route path={paths.subscriptionSuccess}>
            <RequireUser>
              <PaymentReturnPage />
            </RequireUser>
          </Route>
          <Route path={paths.sandboxBillingPortal}>
            <RequireUser>
              <SandboxPortalPage />
            </RequireUser>
          </Route>
          <Route path={paths.privacy}>
            <PrivacyPage />
          </Route>
          <Route path={paths.terms}>
            <TermsRoute />
          </Route>
          <Route path={paths.questions}>
            <QuestionsRoute />
          </Route>
          <Route path={paths.progress}>
            <RequireUser>
              <ProgressPage />
            </RequireUser>
          </Route>
          <Route path={paths.review}>
            <ReviewRoute />
          </Route>
          <Route path={paths.drills}>
            <DrillsRoute />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
    </Layout>
  );
}
