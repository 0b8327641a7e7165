export { TEST_CARDS } from './cards.ts';
export { PaymentsSandbox, sign } from './sandbox.ts';
