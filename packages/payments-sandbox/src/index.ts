export { TEST_CARDS } from './cards.ts';
export { type DeliverEvent, PaymentsSandbox, type SandboxOptions, sign } from './sandbox.ts';
