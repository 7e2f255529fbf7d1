import { nauticalCharts } from "@striper/contract/charts";
import type { Endpoint } from "@striper/contract/endpoint";
import { allEndpoints } from "@striper/contract/endpoints";
import { vesselMapSites } from "@striper/contract/vessels";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { toolContextOf } from "#server/composition/assistant-providers.ts";
import { bindConditions, type Conditions } from "#server/composition/conditions.ts";
import { serveCharts } from "#server/composition/charts.ts";
import type { Config } from "#server/config.ts";
import type { AccountsDependencies } from "#server/features/accounts/dependencies.ts";
import { createAssistant } from "#server/features/assistant/create-assistant.ts";
import { connectModel } from "#server/features/assistant/model/connect-model.ts";
import { bindMcp } from "#server/features/assistant/mcp/mcp.routes.ts";
import type { ChartPlaces } from "#server/features/charts/chart-shelf.ts";
import { addDocumentRoutes } from "#server/features/operations/document-routes.ts";
import { bindOperations } from "#server/features/operations/operations.routes.ts";
import type { OperationsDependencies } from "#server/features/operations/operations.routes.ts";
import { serveMonitors } from "#server/features/operations/serve-monitors.ts";
import { serveVessels } from "#server/features/vessels/serve-vessels.ts";
import type { VesselsDependencies } from "#server/features/vessels/serve-vessels.ts";
import { createAccessChanges } from "#server/http/access-changes.ts";
import type { BodyRules } from "#server/http/request/request-body.ts";
import type { Authenticator } from "#server/http/authentication.ts";
import { createHttpServer } from "#server/http/create-server.ts";
import { createPersonalData } from "#server/composition/personal-data.ts";
import { createMembers } from "#server/composition/members.ts";
import type { MembersDependencies } from "#server/composition/members.ts";
import type { ArchiveWriter } from "#server/platform/account-data/writing/archive-writer.ts";
import type { BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import type { ReportSource } from "#server/platform/database/read-report.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { DiskRoom } from "#server/platform/disk/disk-room.ts";
import type { Images } from "#server/platform/images/images.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { Log } from "#server/platform/log/log.ts";
import { createMetrics } from "#server/platform/metrics/metrics.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";
import type { Observations } from "#server/platform/observations/observations.ts";
import type { CountStore } from "#server/platform/rate-limit/count-store.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { serveRules } from "#server/composition/rules.ts";

export interface AppDependencies {
  readonly config: Pick<
    Config,
    | "role"
    | "publicUrl"
    | "trustedProxies"
    | "metricsToken"
    | "payments"
    | "assistant"
    | "vessels"
    | "support"
    | "weatherService"
    | "waterLevels"
    | "buoys"
    | "charts"
    | "rulePages"
    | "reportFeeds"
  >;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: OperationsDependencies["database"];
  readonly orm: NodePgDatabase;
  /** Where reports are read; the database itself unless set. */
  readonly reports?: ReportSource;
  /** Connections that keep a session. */
  readonly sessions: VesselsDependencies["pool"];
  readonly passwords: AccountsDependencies["passwords"];
  readonly mailer: MembersDependencies["mailer"];
  readonly push: MembersDependencies["push"];
  /** Temporary files: uploads that are checked before they are stored. */
  readonly temporaryFolder: string;
  /** Photos and licenses. */
  readonly blobs: BlobStorage;
  readonly charts: ChartPlaces;
  readonly disk: DiskRoom;
  readonly images: Images;
  readonly archives: MembersDependencies["archives"];
  readonly exports: ArchiveWriter;
  readonly countStore: CountStore;
  /** The newest answers of outside services. */
  readonly observations: Observations;
  readonly authenticator?: Authenticator;
  /** What is taken of bodies; the usual unless set. */
  readonly bodies?: BodyRules;
  /** How often open streams are checked for callers who have lost access. */
  readonly streams?: { readonly checkEveryMs: number };
  /** The built web app. */
  readonly webFolder: string;
  readonly version: string;
}

export interface App {
  /** Not listening yet. */
  readonly server: FastifyInstance;
  readonly boundEndpoints: readonly Endpoint[];
  /** Not running yet; none where the instance only answers people. */
  readonly jobs: readonly Job[];
  readonly metrics: Metrics;
}

/** Puts the product together. Opens nothing and listens on nothing. */
export function createApp(dependencies: AppDependencies): App {
  const { config, log, clock, database, disk, orm, images, observations, version } = dependencies;
  const { role, publicUrl, trustedProxies } = config;
  const metrics = createMetrics();
  const observed = () => conditions.weatherAt("boston-harbor").observed(clock.now());
  const dangerAround: Conditions["dangerAround"] = (...where) => conditions.dangerAround(...where);
  const personal = createPersonalData({ ...dependencies, observed, dangerAround });
  const toolContextFor = toolContextOf({
    clock,
    own: personal.own,
    conditions: () => conditions,
    ruleTable: () => regulations.table(),
    chartAt: (position) => charts.chartAt(position),
  });
  const model = connectModel(config.assistant);
  const assistant = createAssistant({ orm, clock, log, model, toolContextFor });
  const accessChanges = createAccessChanges();
  const members = createMembers({ ...dependencies, accessChanges, personal, metrics });
  const { server, bind, headers } = createHttpServer({
    publicUrl,
    trustedProxies,
    frameSources: vesselMapSites.map(({ origin }) => origin),
    pictureSources: [nauticalCharts.origin],
    webFolder: dependencies.webFolder,
    log,
    metrics,
    limiter: createRateLimiter(clock, dependencies.countStore, log),
    authenticator: dependencies.authenticator ?? members.authenticator,
    streams: { accessChanges, ...dependencies.streams },
    bodies: dependencies.bodies,
    isDiskFull: () => disk.isFull(),
  });

  serveMonitors(server, { config, metrics, disk, log });
  const regulations = serveRules(server, bind, dependencies);
  bindOperations(bind, {
    role,
    version,
    clock,
    services: config,
    regulationsVersion: () => regulations.table().version,
    database,
    disk,
  });
  members.bind(bind);
  personal.bind(bind);
  const conditions = bindConditions(bind, { config, clock, observations });
  const charts = serveCharts(bind, metrics, dependencies);
  for (const part of [observations, members]) server.addHook("onReady", () => part.load());
  // No request waits for an image any more.
  for (const part of [observations, members, images, dependencies.archives, dependencies.exports])
    server.addHook("onClose", () => part.close());
  assistant.routes(bind);
  bindMcp(bind, { publicUrl, toolContextFor });
  serveVessels(server, bind, { config, pool: dependencies.sessions, clock, log });
  addDocumentRoutes(server, { endpoints: allEndpoints, version, publicUrl, headers });
  const jobs = [...members.jobs, ...personal.jobs, ...charts.jobs, ...regulations.jobs];
  return { server, boundEndpoints: bind.bound, jobs: role === "web" ? [] : jobs, metrics };
}
