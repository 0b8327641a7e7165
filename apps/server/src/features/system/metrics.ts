import type { TaughtLanguage } from '@speak-it-now/languages';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AssessorLoad } from '../../providers/assessor.ts';
import type { ServiceHealth } from '../../resilience/outside-service.ts';
import type { OutsideServices } from '../../resilience/outside-services.ts';
import type { RecordingAssessment } from '../assessments/recording-assessor.ts';
import type { TutorResult } from '../tutor/service.ts';

interface MetricsDeps {
  readonly services: OutsideServices;
  readonly assessorLoad: () => AssessorLoad;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']);
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];
const SERVICE_STATES: readonly ServiceHealth['state'][] = ['ok', 'failing', 'paused'];

/**
 * The server's metrics for Prometheus. Labels are route patterns, languages, names of services and outcomes, so there
 * are few series and no data of learners.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #assessments: Counter<'assessor' | 'language' | 'outcome'>;
  readonly #assessmentSeconds: Histogram<'assessor'>;
  readonly #calls: Counter<'service' | 'operation' | 'outcome'>;
  readonly #callSeconds: Histogram<'service'>;
  readonly #tutor: Counter<'result'>;

  constructor({ services, assessorLoad }: MetricsDeps) {
    const registers = [this.#registry];
    this.#requests = new Histogram({
      name: 'speak_http_request_seconds',
      help: 'Requests by route pattern and class of status',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.#assessments = new Counter({
      name: 'speak_recordings_total',
      help: "Recordings by assessor, language, and 'scored' or the reason why not",
      labelNames: ['assessor', 'language', 'outcome'],
      registers,
    });
    this.#assessmentSeconds = new Histogram({
      name: 'speak_judging_seconds',
      help: 'From the complete upload to the score, including the queue',
      labelNames: ['assessor'],
      buckets: SECONDS,
      registers,
    });
    this.#calls = new Counter({
      name: 'speak_service_calls_total',
      help: 'Calls to outside services by outcome',
      labelNames: ['service', 'operation', 'outcome'],
      registers,
    });
    this.#callSeconds = new Histogram({
      name: 'speak_service_call_seconds',
      help: 'Calls that reached an outside service, with their retry',
      labelNames: ['service'],
      buckets: SECONDS,
      registers,
    });
    this.#tutor = new Counter({
      name: 'speak_tutor_messages_total',
      help: 'Tutor messages that were shown, withheld for claiming more than the findings, or failed',
      labelNames: ['result'],
      registers,
    });
    new Gauge({
      name: 'speak_scoring_tasks',
      help: 'Recordings being scored or waiting for a thread',
      labelNames: ['state'],
      registers,
      collect() {
        const { running, waiting } = assessorLoad();
        this.set({ state: 'running' }, running);
        this.set({ state: 'waiting' }, waiting);
      },
    });
    new Gauge({
      name: 'speak_service_state',
      help: "1 for the state that an outside service is in; 'paused' while its circuit is open",
      labelNames: ['service', 'state'],
      registers,
      collect() {
        for (const { name, state } of services.health()) {
          for (const each of SERVICE_STATES) this.set({ service: name, state: each }, each === state ? 1 : 0);
        }
      },
    });
    services.onCall(({ service, operation, outcome, wasAsked, durationSeconds }) => {
      this.#calls.inc({ service, operation, outcome });
      if (wasAsked) this.#callSeconds.observe({ service }, durationSeconds);
    });
  }

  /** Measures every request and, once the server listens, the process. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const labels = {
        method: METHODS.has(request.method) ? request.method : 'other',
        route: request.routeOptions.url ?? 'none',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      };
      this.#requests.observe(labels, reply.elapsedTime / 1000);
    });
    app.addHook('onListen', async () => collectDefaultMetrics({ register: this.#registry }));
  }

  assessed({ assessment, judgedBy }: RecordingAssessment, language: TaughtLanguage, seconds: number): void {
    const assessor = judgedBy.name;
    this.#assessments.inc({ assessor, language, outcome: assessment.reason ?? assessment.outcome });
    this.#assessmentSeconds.observe({ assessor }, seconds);
  }

  /** Counts a score from a learner's device. */
  delivered(language: TaughtLanguage): void {
    this.#assessments.inc({ assessor: 'device', language, outcome: 'scored' });
  }

  tutorMessage(result: TutorResult): void {
    this.#tutor.inc({ result });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** How often each outcome of a recording occurred since the start. */
  async recordings(): Promise<readonly { readonly outcome: string; readonly count: number }[]> {
    const counts = new Map<string, number>();
    for (const { labels, value } of (await this.#assessments.get()).values) {
      const outcome = String(labels.outcome);
      counts.set(outcome, (counts.get(outcome) ?? 0) + value);
    }
    return [...counts].map(([outcome, count]) => ({ outcome, count }));
  }
}
