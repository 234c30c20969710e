import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import { bytesText, MAX_SQL, PAGE_SECONDS, type WarehouseStatus } from '../../../api/domain/warehouse.ts';
import { Heard } from '../../frame/Heard.tsx';
import { Answer } from '../answer/Answer.tsx';
import { PlanText } from './PlanText.tsx';
import { SaveStatement } from './SaveStatement.tsx';
import { StatementMenu } from './StatementMenu.tsx';
import { useStatement, type Statement } from './use-statement.ts';

/** Writes, checks and runs one SELECT statement. The engine checks it first; only then it can run. */
export function Editor({ status }: { status: WarehouseStatus }) {
  const [sql, setSql] = useState('');
  const statement = useStatement();
  const { work, plan, answer, message } = statement;
  const text = sql.trim();
  const isChecked = plan?.sql === text;
  const next = () => void (isChecked ? statement.run(text) : statement.check(text));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || text === '' || work !== null) return;
    event.preventDefault();
    next();
  };
  return (
    <Box component="section" aria-label="Query" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">Query</Typography>
      <StatementMenu sql={sql} onChoose={setSql} />
      <TextField
        label="SELECT statement"
        value={sql}
        onChange={({ target }) => setSql(target.value)}
        onKeyDown={onKeyDown}
        multiline
        minRows={6}
        maxRows={24}
        helperText={`${limitsOf(status)} Ctrl+Enter checks the statement, and then runs it.`}
        slotProps={{ htmlInput: { maxLength: MAX_SQL, spellCheck: false, autoCapitalize: 'off' }, input: { sx: CODE } }}
      />
      <Buttons statement={statement} text={text} isChecked={isChecked} />
      <div role="alert">
        {message !== null && (
          <Alert severity="error" sx={WRAPPED}>
            {message}
          </Alert>
        )}
      </div>
      {isChecked && <PlanText plan={plan.plan} />}
      <Heard text={heardOf(statement)} />
      {answer && (
        <>
          {answer.sql !== text && (
            <Alert severity="info" role="status">
              This is the answer to the statement before your changes.
            </Alert>
          )}
          <Answer answer={answer.answer} isSaving={work === 'saving'} onSave={() => void statement.save(answer.sql)} />
        </>
      )}
    </Box>
  );
}

/** An engine without charges has only a limit of time. */
function limitsOf({ engine, caps, billedToday }: WarehouseStatus): string {
  const time = `A query may take ${PAGE_SECONDS} seconds.`;
  if (engine !== 'bigquery') return time;
  return `${time} It may read ${bytesText(caps.queryBytes)}, and all queries of a day ${bytesText(caps.dayBytes)}; today they have read ${bytesText(billedToday)}.`;
}

function Buttons({ statement, text, isChecked }: { statement: Statement; text: string; isChecked: boolean }) {
  const { work, check, run, cancel } = statement;
  const isRunning = work === 'running' || work === 'saving';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant={isChecked ? 'outlined' : 'contained'}
        disabled={text === ''}
        loading={work === 'checking'}
        onClick={() => void check(text)}
      >
        Check
      </Button>
      <Button
        variant={isChecked ? 'contained' : 'outlined'}
        disabled={!isChecked}
        loading={work === 'running'}
        onClick={() => void run(text)}
      >
        Run
      </Button>
      {isRunning && (
        <Button color="error" variant="outlined" onClick={() => void cancel()}>
          Cancel
        </Button>
      )}
      <SaveStatement sql={text} />
    </Box>
  );
}

function heardOf({ work, answer }: Statement): string {
  if (work === 'running') return 'The query is running.';
  return answer ? `Rows in the answer: ${answer.answer.rows.length}.` : '';
}

const CODE = { fontFamily: 'monospace', fontSize: '0.875rem' };
const WRAPPED = { '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } };
