// By path: it also works in a checkout whose workspace links `npm install` has not renewed yet.
export * from '../../../../../packages/payments-sandbox/src/index.ts';
