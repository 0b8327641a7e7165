/**
 * Must be imported before ONNX Runtime: its native library reports each start and the names of the models to Microsoft
 * unless this variable is set. Threads inherit it only if the main thread sets it (decision 0171).
 */
process.env.ORT_DISABLE_TELEMETRY = '1';
