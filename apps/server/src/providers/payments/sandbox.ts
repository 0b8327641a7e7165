export * from '@speak-it-now/payments-sandbox';
