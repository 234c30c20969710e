import { useMutation, useQuery } from '@tanstack/react-query';
import type { MessageSettings as Settings } from '../../../api/domain/messages.ts';
import { useSite } from '../../../api/site.ts';
import { failureText } from '../../../lib/api-error.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { settingsQuery } from './safety.queries.ts';

const SWITCHES: readonly { key: keyof Settings; label: string; hint: string }[] = [
  {
    key: 'hasEmails',
    label: 'Email me when a message waits',
    hint: 'At most one email a day for each conversation, and one for each roommate request. They never contain the message.',
  },
  { key: 'showsTyping', label: 'Show when I write', hint: 'If you switch this off, you do not see when others write, either.' },
];

/** The choices take effect at once. */
export function MessageSettings() {
  const { api, queries } = useSite();
  const { data: settings, error, refetch } = useQuery(settingsQuery(api));
  const call = useMutation({
    mutationFn: (body: Settings) => api.messages.changeSettings({ body }),
    onSuccess: (changed) => queries.setQueryData(settingsQuery(api).queryKey, changed),
  });
  if (!settings)
    return error ? <LoadFailure what="Your choices" error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-24" />;
  const shown = call.isPending ? call.variables : settings;
  return (
    <div className="grid gap-4">
      {SWITCHES.map(({ key, label, hint }) => (
        <div key={key} className="flex items-start gap-3">
          <input
            type="checkbox"
            role="switch"
            id={`switch-${key}`}
            aria-describedby={`switch-${key}-hint`}
            checked={shown[key]}
            onChange={() => call.mutate({ ...shown, [key]: !shown[key] })}
            className="mt-1 size-5 shrink-0 accent-primary"
          />
          <div>
            <label htmlFor={`switch-${key}`} className="block min-h-6 font-medium">
              {label}
            </label>
            <p id={`switch-${key}-hint`} className="text-sm text-muted">
              {hint}
            </p>
          </div>
        </div>
      ))}
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </div>
  );
}
