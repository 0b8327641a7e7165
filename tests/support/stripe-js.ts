/**
 * Replaces Stripe's script and its frames in the page. Each function is sent to the browser as text and runs there on
 * its own. As with Stripe, the card is entered in a frame of another origin, and the bank's 3-D Secure window lies
 * above the page.
 */

interface Answer {
  readonly error?: { readonly type: string; readonly message: string };
  readonly id?: string;
  readonly status?: string;
}

/** https://js.stripe.com/RELEASE/stripe.js: the part of Stripe.js that the app uses, with its signatures. */
export function stripeJs(): void {
  const API = 'https://api.stripe.com/v1';

  const post = async (path: string, params: Record<string, string>): Promise<Answer> => {
    const response = await fetch(`${API}${path}`, { method: 'POST', body: new URLSearchParams(params) });
    return (await response.json()) as Answer;
  };
  const open = (parent: Element, address: string, title: string) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.title = title;
    parent.append(frame);
    return frame;
  };
  /** The next message of a frame. */
  const answerOf = (frame: HTMLIFrameElement) =>
    new Promise<Answer>((resolve) => {
      const listen = (event: MessageEvent) => {
        if (event.source !== frame.contentWindow) return;
        window.removeEventListener('message', listen);
        resolve(event.data as Answer);
      };
      window.addEventListener('message', listen);
    });
  const idOf = (clientSecret: string) => clientSecret.split('_secret_', 1)[0] as string;
  const resultOf = (answer: Answer) => (answer.error ? { error: answer.error } : { paymentIntent: answer });

  const askBank = async (clientSecret: string) => {
    const overlay = document.createElement('div');
    Object.assign(overlay.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      background: '#0008',
    });
    document.body.append(overlay);
    const frame = open(overlay, `https://hooks.stripe.com/3d_secure/${idOf(clientSecret)}`, '3-D Secure');
    Object.assign(frame.style, { width: '100%', height: '100%' });
    const answer = await answerOf(frame);
    overlay.remove();
    return resultOf(answer);
  };

  const elementsFor = (options: { clientSecret: string }) => {
    let frame: HTMLIFrameElement | undefined;
    const listeners = new Map<string, () => void>();
    const element = {
      mount(place: Element) {
        frame = open(place, 'https://js.stripe.com/card-frame', 'Secure payment input frame');
        frame.addEventListener('load', () => listeners.get('ready')?.());
      },
      on: (event: string, listener: () => void) => listeners.set(event, listener),
      off: (event: string) => listeners.delete(event),
      once: (event: string, listener: () => void) => listeners.set(event, listener),
      update() {},
      unmount() {},
      destroy: () => frame?.remove(),
    };
    return {
      options,
      create: () => element,
      getElement: () => (frame ? element : null),
      update() {},
      on() {},
      card: () => frame as HTMLIFrameElement,
    };
  };

  const Stripe = (publishableKey: string) => ({
    elements: elementsFor,
    async confirmPayment({
      elements,
      confirmParams,
    }: {
      elements: ReturnType<typeof elementsFor>;
      confirmParams: { return_url: string };
    }) {
      const { clientSecret } = elements.options;
      const frame = elements.card();
      const method = answerOf(frame);
      frame.contentWindow?.postMessage('create-payment-method', 'https://js.stripe.com');
      const { id, error } = await method;
      if (error) return { error };
      const intent = await post(`/payment_intents/${idOf(clientSecret)}/confirm`, {
        key: publishableKey,
        client_secret: clientSecret,
        payment_method: id as string,
        return_url: confirmParams.return_url,
      });
      return intent.status === 'requires_action' ? askBank(clientSecret) : resultOf(intent);
    },
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => askBank(clientSecret),
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    registerAppInfo() {},
    _registerWrapper() {},
  });
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
}

/** The frame in which a card is entered. */
export function cardFrame(): void {
  const field = (label: string) => {
    const input = document.createElement('input');
    input.setAttribute('aria-label', label);
    document.body.append(input);
    return input;
  };
  const number = field('Card number');
  const expiry = field('Expiration date MM / YY');
  const cvc = field('Security code');
  window.addEventListener('message', async ({ source, data }) => {
    if (data !== 'create-payment-method') return;
    const [month, year] = expiry.value.split('/');
    const response = await fetch('https://api.stripe.com/v1/payment_methods', {
      method: 'POST',
      body: new URLSearchParams({
        type: 'card',
        'card[number]': number.value.replaceAll(' ', ''),
        'card[exp_month]': String(Number(month)),
        'card[exp_year]': `20${year?.trim()}`,
        'card[cvc]': cvc.value,
      }),
    });
    source?.postMessage(await response.json(), { targetOrigin: '*' });
  });
}

/** The bank's window. */
export function bankFrame(): void {
  const id = location.pathname.split('/').at(-1);
  for (const [label, answer] of [
    ['Complete', 'approve'],
    ['Fail', 'refuse'],
  ] as const) {
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', async () => {
      const response = await fetch(`https://api.stripe.com/v1/sandbox/payment_intents/${id}/challenge`, {
        method: 'POST',
        body: new URLSearchParams({ answer }),
      });
      parent.postMessage(await response.json(), '*');
    });
    document.body.append(button);
  }
}
