-- What wrk sends, and what it reports: one line of JSON that wrk.ts reads.
-- Arguments: nothing for pages, or `submissions`, a text that no other run uses, and the client key.
local run, key
local number = 0

function init(args)
  if args[1] ~= 'submissions' then return end
  run, key = args[2], args[3]
  request = submission
end

-- A new visitor each time, as the form with scripts sends it.
function submission()
  number = number + 1
  local body = string.format(
    '{"name":"Maria João d’Ávila","email":"maria.%s.%d@example.pt","country":"Portugal",' ..
      '"profession":"Enfermeira","message":"Cuido da minha mãe. Preciso de uma pausa.",' ..
      '"wants_updates":true}', run, number)
  local headers = {
    ['apikey'] = key,
    ['Content-Type'] = 'application/json',
    ['Content-Language'] = 'pt',
    ['Idempotency-Key'] = run .. '-' .. number,
  }
  return wrk.format('POST', '/rest/v1/interest_submissions', headers, body)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'report {"requests":%d,"seconds":%.6f,"errors":%d,"p50Ms":%.3f,"p99Ms":%.3f}\n',
    summary.requests, summary.duration / 1e6,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
