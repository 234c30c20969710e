import type { SourceName } from '../../colleges/sources.ts';
import { PRODUCT } from '../../shared/product.ts';
import { cronTime, FINAL_EXITS, importArguments, slotOf } from './schedule-times.ts';

/** One CronJob per source, for the image of the Dockerfile and a secret with the server's environment. */
export function kubernetesText(sources: readonly SourceName[]): string[] {
  return sources.flatMap((source, at) => [...(at === 0 ? [] : ['---']), ...cronJob(source)]);
}

function cronJob(source: SourceName): string[] {
  const command = ['node', '--import', 'tsx', 'cli/main.ts', ...importArguments(source)].map((word) => JSON.stringify(word)).join(', ');
  return `apiVersion: batch/v1
kind: CronJob
metadata:
  name: ${PRODUCT.slug}-import-${source}
spec:
  schedule: "${cronTime(slotOf(source))}"
  timeZone: Etc/UTC
  concurrencyPolicy: Forbid
  # A missed run starts within a day, once.
  startingDeadlineSeconds: 86400
  successfulJobsHistoryLimit: 1
  failedJobsHistoryLimit: 3
  jobTemplate:
    spec:
      # Exit codes 1 (often a failing host) and 75 (another run) are retried with growing pauses.
      backoffLimit: 3
      activeDeadlineSeconds: 14400
      podFailurePolicy:
        rules:
          - action: FailJob
            onExitCodes:
              operator: In
              values: [${FINAL_EXITS.join(', ')}]
      template:
        spec:
          restartPolicy: Never
          automountServiceAccountToken: false
          containers:
            - name: import
              image: ${PRODUCT.slug}:latest
              command: [${command}]
              envFrom:
                - secretRef:
                    name: ${PRODUCT.slug}
              resources:
                requests: { cpu: 250m, memory: 256Mi }
                limits: { memory: 1Gi }
              securityContext:
                allowPrivilegeEscalation: false
                runAsNonRoot: true
                runAsUser: 1000
                capabilities: { drop: [ALL] }
              volumeMounts:
                - name: data
                  mountPath: /data
          securityContext:
            fsGroup: 1000
          volumes:
            - name: data
              emptyDir: { sizeLimit: 2Gi }`.split('\n');
}
