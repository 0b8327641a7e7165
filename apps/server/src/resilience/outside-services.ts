import {
  OutsideService,
  type OutsideServiceOptions,
  type ServiceCall,
  type ServiceHealth,
  type ServiceLog,
} from './outside-service.ts';

/** Every outside service of this server, for the operator's status. */
export class OutsideServices {
  private readonly services: OutsideService[] = [];
  private readonly listeners: ((call: ServiceCall) => void)[] = [];

  constructor(private readonly log: ServiceLog) {}

  add(options: Omit<OutsideServiceOptions, 'log' | 'onCall'>): OutsideService {
    const service = new OutsideService({
      ...options,
      log: this.log,
      onCall: (call) => {
        for (const listener of this.listeners) listener(call);
      },
    });
    this.services.push(service);
    return service;
  }

  /** Reports every finished call of every service, including services added later. */
  onCall(listener: (call: ServiceCall) => void): void {
    this.listeners.push(listener);
  }

  health(): ServiceHealth[] {
    return this.services.map((service) => service.health());
  }
}
